import type { ReactElement } from 'react';
import type { Tone } from '../../lib/checking/verdict.ts';

/** Each tone has a shape of its own, so that colour is never the only sign. */
const SHAPES: Record<Tone, ReactElement> = {
  green: (
    <>
      <circle cx="10" cy="10" r="8" />
      <path d="m6 10.4 2.8 2.8 5.2-6" />
    </>
  ),
  amber: (
    <>
      <path d="M10 2.2 18.4 17H1.6Z" />
      <path d="M10 7.4v4.2M10 14.3v.1" />
    </>
  ),
  grey: (
    <>
      <circle cx="10" cy="10" r="8" strokeDasharray="3.2 2.4" />
      <path d="M7.6 7.8a2.4 2.4 0 1 1 3.5 2.1c-.7.4-1.1.8-1.1 1.7M10 14.2v.1" />
    </>
  ),
  neutral: (
    <>
      <path d="M4.5 2h7.6L15.5 5.4V18h-11Z" />
      <path d="M7.5 8h5M7.5 11h5M7.5 14h3" />
    </>
  ),
};

export function ToneIcon({ tone }: { tone: Tone }) {
  return (
    <svg
      className={`icon ${tone}`}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[tone]}
    </svg>
  );
}
