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
  help: "The address may be mistyped, or the page may have moved. You can find our treatments in the menu above, or call us for help.",
} as const satisfies NotFoundWords;

export const errorWords = {
  search: {
    title: "Something Went Wrong",
    description:
      "This page could not be shown because of a fault on our side. Please try again in a minute, or call the clinic and we will help you by phone.",
    keywords: ["error"],
  },
  heading: "Something went wrong on our side",
  text: "You did nothing wrong. Please try again in a minute. If it happens again, call us and we will help you by phone.",
  link: "Return to Home",
  byStatus: {
    400: {
      title: "Not Readable",
      heading: "We could not read what was sent",
      text: "Something went wrong while it was being sent. Please go back, reload the page and try again, or call us.",
    },
    401: {
      title: "Please Sign In",
      heading: "Please sign in first",
      text: "This part of the site is for the clinic’s staff.",
    },
    403: {
      title: "Not Sent From Our Site",
      heading: "We couldn’t accept that form",
      text: "To keep you safe we only accept forms from our own pages. Please open the page here and try again.",
    },
    405: {
      title: "Not Possible Here",
      heading: "That cannot be done here",
      text: "The page you asked for does not work that way. Use the menu above to find what you need.",
    },
    408: {
      title: "That Took Too Long",
      heading: "That took too long",
      text: "The connection was too slow or broke off. Please try again, or call us.",
    },
    413: {
      title: "Too Much at Once",
      heading: "That was too much at once",
      text: "What you sent is larger than this form can take. Please shorten it and send it again.",
    },
    414: {
      title: "Address Too Long",
      heading: "That address is too long",
      text: "No page of ours has an address of that length, so the link may be damaged. Use the menu above to find what you need, or call us.",
    },
    415: {
      title: "Unknown Format",
      heading: "We could not read that format",
      text: "Please use the form on our page to send us a message.",
    },
    417: {
      title: "Not Offered Here",
      heading: "Our site does not offer that",
      text: "What was sent asked for something we cannot do. Please open the page in a browser and try again, or call us.",
    },
    426: {
      title: "Please Use the Secure Page",
      heading: "Nothing was saved: this connection is not encrypted",
      text: "What you typed could have been read on its way, so we did not keep it. Please open the secure page and send it from there.",
      link: "Open the secure page",
    },
    429: {
      title: "Too Many Tries",
      heading: "Too many tries",
      text: "Please wait a few minutes and try again. If it cannot wait, call us.",
    },
    431: {
      title: "Too Much Sent Along",
      heading: "Your browser sent too much data",
      text: "Please clear your cookies for this site, or try another browser. If that does not help, call us.",
    },
    503: {
      title: "Please Try Again Soon",
      heading: "The site cannot answer right now",
      text: "If you were sending us something, it may not have arrived. Please try again in a minute, or call us.",
    },
  },
} as const satisfies ErrorWords;
