import type { ReactNode } from "react";

/** One piece of the design system, in its states. */
export type Part = {
  name: string;
  /** How to see what can't be shown: a state that comes with the hand, a place it has elsewhere. */
  note?: string;
  /** It brings its own margins, as sections and heads do. */
  wide?: boolean;
  shown?: ReactNode;
};
