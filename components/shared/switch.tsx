import type { ReactNode } from 'react';

interface SwitchProps {
  /** Unique on the page: it ties the switch to its label. */
  id: string;
  on: boolean;
  onTurn(on: boolean): void;
  /** The label. */
  children: ReactNode;
}

/** A setting that is on or off, and takes effect at once. */
export function Switch({ id, on, onTurn, children }: SwitchProps) {
  return (
    <div className="setting">
      <span id={id}>{children}</span>
      <button type="button" role="switch" className="switch" aria-checked={on} aria-labelledby={id} onClick={() => onTurn(!on)} />
    </div>
  );
}
