import { createContext } from "react-router";
import type { App } from "./core/app";

/** The running site; pages that are the same for everybody are rendered without one. */
export const appContext = createContext<App>();

/** Nonce of the response's Content-Security-Policy; "" while files are built. */
export const nonceContext = createContext("");

/** The key under which the client's attempts are counted; its IP address can't be read from it. */
export const visitorKeyContext = createContext("");

/** The visitor has posted too often: the form is shown again as typed, and nothing is done. */
export const tooManyContext = createContext(false);

/** The site is served over https: its cookies are sent over https only. */
export const secureContext = createContext(false);

/** Destination of errors: the server's log, or the build's output. */
export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  console.error(error);
});

/** Error status to render; 0 renders the requested page. */
export const refusalContext = createContext(0);

/** Called with the path that has no page. */
export const reportNotFoundContext = createContext<(path: string) => void>(() => {});
