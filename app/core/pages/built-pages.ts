import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { makeRenderPage } from "./render-page";

/** The pages of this bundle. */
export const serverBuild = build as ServerBuild;

export const renderPage = makeRenderPage(serverBuild);
