/** The kind of refusal pages. */
export const refusalKind = "refusal";

/**
 * Pages of one kind share a style: all below /treatments are one kind, every other page is its own.
 * @param file below build/client, e.g. "treatments/tadalafil/index.html"
 */
export const pageKind = (file: string) => /^(.+?)\//.exec(file)?.[1] ?? "home";
