/** The words around a treatment's facts, on its card, in its dialog and on its page. */
export const cardWords = {
  /** Read out before the amounts. */
  price: "Price: ",
  compareAt: "Compare at: ",
  details: "View Details",
  /** Read out after it, since a list of the page's links has many of them. */
  detailsOf: (title: string) => ` of ${title}`,
  servings: "What you get: ",
  benefits: "Benefits",
  call: "Call to Schedule",
  online: "Schedule Online",
  close: "Close",
  sections: {
    ingredients: "Ingredients",
    directions: "Directions",
    warnings: "Warnings",
    disclaimer: "Disclaimer",
  },
} as const;
