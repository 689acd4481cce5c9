/** A browser engine as a journey drives it: one empty tab, real mouse and key events. */
export type Engine = {
  /** Name and version, as the browser gives them. */
  name: string;
  /** A tab without cookies and storage; the one before it is closed. */
  openTab: () => Promise<Tab>;
  end: () => Promise<void>;
};

export type Tab = {
  /** Resolves once the page has loaded. */
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Runs a function in the page; arguments and result are JSON. It must not refer to other code. */
  run: <Arguments extends unknown[], Result>(
    inPage: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Result>;
  /** Moves the mouse to a point of the window, in CSS pixels, and clicks. */
  click: (x: number, y: number) => Promise<unknown>;
  /** Presses keys, a chord after the other: characters, or codes of `keyCodes`. */
  press: (chords: readonly (readonly string[])[]) => Promise<unknown>;
  /** Errors that the pages' scripts did not catch. */
  errors: readonly string[];
};

/** WebDriver's codes of keys without a character; BiDi has the same. */
export const keyCodes: Readonly<Record<string, string>> = {
  Delete: "\uE017",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Size of the window's content, in CSS pixels. */
export const windowSize = { width: 1280, height: 900 };

/** Parameters of `setpriv`: the program that follows them is killed when its parent ends. */
export const endsWithParent = ["--pdeathsig", "KILL"];
