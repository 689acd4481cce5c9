/** The not-found page's own script: helps to find broken links in the browser's console. */
console.error(`There is no page at ${location.pathname}`);
