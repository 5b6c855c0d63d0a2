import type { ReactNode } from 'react';

interface ChoiceProps {
  /** Unique on the page: it ties the list to its label. */
  id: string;
  value: number;
  options: readonly number[];
  say(option: number): string;
  onChoose(option: number): void;
  /** The label. */
  children: ReactNode;
}

/** A setting that is one of a few numbers, and takes effect at once. */
export function Choice({ id, value, options, say, onChoose, children }: ChoiceProps) {
  return (
    <div className="setting">
      <label htmlFor={id}>{children}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(Number(target.value))}>
        {options.map((option) => (
          <option key={option} value={option}>
            {say(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
