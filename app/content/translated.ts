type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never;

/**
 * The shape of a text's translation: the same keys, counts and functions. A single literal ("View
 * Treatments") or the text of a function may be any text; a union, such as an area or a stored
 * value, stays what it is.
 */
export type Translated<T> = [T] extends [string]
  ? IsUnion<T> extends true
    ? T
    : string
  : T extends (...input: infer Input) => infer Output
    ? (...input: Input) => Output extends string ? string : Translated<Output>
    : T extends object
      ? { readonly [Key in keyof T]: Translated<T[Key]> }
      : T;
