const mixSupport = /@supports \(color:\s?color-mix\(in lab,\s?red,\s?red\)\)\s?\{([^{}]*?);?\}/g;

/**
 * Leaves out what only browsers would read that are too old for the rest of the style sheet:
 * every browser that knows popovers and `:has()` knows color-mix() and @layer.
 */
export function withoutFallbacks(css: string): string {
  const plain = css
    .replace(/@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/, "")
    .replace(mixSupport, (_, rules: string) => `${rules};`)
    .replace(/;;+/g, ";")
    .replace(/;\}/g, "}");
  return withoutRepeats(withoutUnusedProperties(plain));
}

/** Registered properties (@property) that no rule of this page uses. */
function withoutUnusedProperties(css: string) {
  return css.replace(/@property (--[\w-]+)\{[^{}]*\}/g, (rule, name: string) =>
    css.includes(`var(${name}`) || css.includes(`${name}:`) ? rule : "",
  );
}

/** Of two declarations of one property that stand in one block, the later one counts. */
function withoutRepeats(css: string) {
  return css.replace(/\{([^{}]*color-mix[^{}]*)\}/g, (block, rules: string) => {
    const written = rules.split(";").map((one) => ({ one, name: one.slice(0, one.indexOf(":")) }));
    const mixed = new Set(
      written.filter(({ one }) => one.includes("color-mix")).map(({ name }) => name),
    );
    const kept = written.filter(
      ({ one, name }, at) =>
        !mixed.has(name) ||
        one.includes("color-mix") ||
        !written.slice(at + 1).some((later) => later.name === name),
    );
    return kept.length === written.length ? block : `{${kept.map(({ one }) => one).join(";")}}`;
  });
}
