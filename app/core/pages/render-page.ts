import * as build from "virtual:react-router/server-build";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { type Language, pathIn, prefixOf, splitPath } from "~/content/languages";
import { siteOfFacts } from "~/content/site";
import {
  lightContext,
  nonceContext,
  pageDatesContext,
  previewContext,
  refusalContext,
  reportErrorContext,
  siteContext,
} from "~/context";
import { PageFailedError, type RenderPage } from "./page-set";

/** Renders every page of the site: those in memory, and those of one request (core/http). */
export const handleRequest: RequestHandler = (request, context) =>
  handlers[splitPath(new URL(request.url).pathname).language](request, context);

/** The same routes for every language, below its prefix. */
const handlerOf = (language: Language) =>
  createRequestHandler(
    { ...(build as ServerBuild), basename: prefixOf[language] || "/" },
    "production",
  );
const handlers = { en: handlerOf("en"), es: handlerOf("es") };

/** Renders a page that is the same for everybody, or the page of a refusal. */
export const renderPage: RenderPage = async (path, input, refused) => {
  const { facts, pageDates, light = "", preview } = input;
  const context = new RouterContextProvider();
  const errors: unknown[] = [];
  const { language } = splitPath(path);
  context.set(siteContext, siteOfFacts(facts, language));
  context.set(pageDatesContext, pageDates);
  context.set(lightContext, light);
  context.set(nonceContext, preview?.nonce ?? "");
  context.set(previewContext, preview ?? null);
  context.set(reportErrorContext, (error) => errors.push(error));
  // 404 has a page of its own, rendered for any path that does not exist.
  if (refused && refused !== 404) context.set(refusalContext, refused);
  const response = await handleRequest(
    new Request(`http://localhost${refused === 404 ? pathIn(language, "/nowhere") : path}`),
    context,
  );
  const text = await response.text();
  const name = refused ? `the page of ${refused}` : path;
  if (errors.length > 0) throw new PageFailedError(name, messageOf(errors[0]));
  if (response.status !== (refused ?? 200))
    throw new PageFailedError(name, `it came with ${response.status}`);
  return text;
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
