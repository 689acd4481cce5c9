/** The first style element: the style of the whole site, as React renders it into every page. */
export const inlineStyle = /<style>([\s\S]*?)<\/style>/;

/** A rendered page with the style of its kind instead of the whole site's. */
export const finishPage = (html: string, css: string) =>
  html.replace(inlineStyle, () => `<style>${css}</style>`);
