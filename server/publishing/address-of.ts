/** services/index.html → /services */
export const addressOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, "") || "/";
