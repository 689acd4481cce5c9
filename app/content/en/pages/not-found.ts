import type { ErrorWords, NotFoundWords } from "./page-words";

export const notFoundWords = {
  search: {
    title: "Page Not Found",
    description:
      "There is no page at this address. It may have moved, or the link may be mistyped. Return to the home page or browse all of our treatments from there.",
    keywords: ["page not found"],
  },
  code: "404",
  message: "Oops! Page not found",
  link: "Return to Home",
  suggestion: "You may have meant",
  help: "The address may be mistyped, or the page may have moved. You can find our treatments in the menu above, or call us for help.",
} as const satisfies NotFoundWords;

export const errorWords = {
  search: {
    title: "Something Went Wrong",
    description:
      "This page could not be shown. Please go back and try again in a few minutes, or call the clinic and we will help you by phone.",
    keywords: ["error"],
  },
  heading: "Something went wrong",
  text: "If you were sending us something, it may not have arrived. Please go back, reload the page and try again in a few minutes. If it happens again, call us and we will help you by phone.",
  link: "Return to Home",
} as const satisfies ErrorWords;
