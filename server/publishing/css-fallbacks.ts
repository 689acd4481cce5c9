import postcss, { type Declaration, type Root } from "postcss";

/**
 * Leaves out what only browsers would read that are too old for the rest of the style sheet: every
 * browser that knows popovers and `:has()` knows color-mix(). Tailwind writes these, also what its
 * utilities want, which no built page uses.
 */
export function withoutFallbacks(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "properties" && layer.nodes) layer.remove();
  });
  root.walkAtRules("supports", (condition) => {
    if (/^\(color:\s*color-mix\(/.test(condition.params)) condition.replaceWith(condition.nodes);
  });
  root.walkDecls((declaration) => {
    if (isFallback(declaration)) declaration.remove();
  });
  removeUnusedProperties(root);
  root.walkRules((rule) => {
    rule.raws.semicolon = false;
  });
  return root.toString();
}

/** Whether the same block says it again with color-mix(). */
function isFallback(declaration: Declaration): boolean {
  const { prop, value, important, parent } = declaration;
  if (value.includes("color-mix")) return false;
  const later = parent?.nodes.slice(parent.index(declaration) + 1) ?? [];
  return later.some(
    (one) =>
      one.type === "decl" &&
      one.prop === prop &&
      one.value.includes("color-mix") &&
      (one.important || !important),
  );
}

/** Registered properties (@property) that no rule of this page uses. */
function removeUnusedProperties(root: Root) {
  const css = root.toString();
  root.walkAtRules("property", (rule) => {
    const { params: name } = rule;
    if (!css.includes(`var(${name}`) && !css.includes(`${name}:`)) rule.remove();
  });
}
