/** Words of the hidden page that writes the catalogue's descriptions to the payment provider. */
export const updateProductsWords = {
  search: {
    title: "Update products",
    description:
      "For the clinic’s staff: writes the catalog’s descriptions to the products that the card payment provider holds, and reports what changed and what did not.",
    keywords: ["staff"],
  },
  hero: {
    kicker: "For staff",
    headline: "Update products",
    lead: "Writes the description of each treatment in the catalog to the matching product at the card payment provider. Prices and names stay as they are.",
  },
  button: "Update All Products",
  busy: "Updating Products...",
  progress: (done: number, total: number | null) =>
    total === null ? "Reading the provider’s products" : `${done} of ${total}`,
  progressLabel: "Products done",
  /** Shown without scripts. */
  again: "Look again",
  together:
    "You may leave this page and come back: the update goes on, and anyone signed in sees it.",
  interrupted:
    "The site was stopped while the update ran. Start the update again: descriptions that are right already are not written twice.",
  signOut: "Sign out",
  noProvider:
    "No card payment provider is set up, so there is nothing to update. Your site administrator needs to set STRIPE_SECRET_KEY and restart the site.",
  result: {
    heading: "Last update",
    total: "Total products",
    updated: "Updated",
    unchanged: "Already right, not written again",
    errors: "Errors",
    updatedList: "Updated products",
    errorList: "Errors",
    nothing: "Every description was right already. Nothing had to be written.",
    noProducts:
      "The account at the card payment provider holds no products on sale. There was nothing to write.",
    finished: "Finished",
  },
} as const;
