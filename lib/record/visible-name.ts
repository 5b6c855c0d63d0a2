/** What takes no room, or only turns the direction of writing; an editor's preview hides marks of its own in such characters. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** A name or number as people see it: nothing unseen, one kind of blank and hyphen, none at its ends. */
export function visibleName(name: string): string {
  return name
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .trim();
}
