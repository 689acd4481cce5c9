/** The script of the not-found page: names the missing path in the browser's console. */
console.error(`There is no page at ${location.pathname}`);
