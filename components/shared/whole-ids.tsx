/** An id of a document or a maker's number, no longer than it fits into the narrowest view: browsers break lines at its hyphen. */
const ID = /(\b[A-Z\d]{1,12}(?:-[A-Z\d]{1,12}){1,3}\b)/;

/** Text whose ids stay on one line each. */
export function WholeIds({ text }: { text: string }) {
  return text.split(ID).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="id">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
