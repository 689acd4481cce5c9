/** What satori lays out: plain objects in the shape of React elements. */
export type Element = { type: string; props: Record<string, unknown> };

export function box(style: Record<string, unknown>, ...children: (Element | string)[]): Element {
  const only = children.length === 1 ? children[0] : children;
  return {
    type: "div",
    props: { style: { display: "flex", boxSizing: "border-box", ...style }, children: only },
  };
}

export function shellMark(path: string, size: number, colour: string): Element {
  const shape = { type: "path", props: { d: path, fill: colour } };
  return {
    type: "svg",
    props: { viewBox: "0 0 24 24", width: size, height: size, children: shape },
  };
}
