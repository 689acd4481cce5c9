import type { ReactNode } from "react";

/** One piece of the design system, in its states. */
export type Part = {
  name: string;
  /**
   * How to see what this page cannot show: a state while it is touched, its place in another page.
   */
  note?: string;
  /** It brings its own margins, as sections and heads do. */
  wide?: boolean;
  shown?: ReactNode;
};
