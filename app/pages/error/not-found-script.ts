/** The not-found page's own script, for who looks for a broken link in the browser. */
console.error(`There is no page at ${location.pathname}`);
