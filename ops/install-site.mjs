/** Installs this release's packages, with any Node from 18 on: for ops/install.sh and clinic-site update. */
import { installPackages } from "./install-packages.mjs";

await installPackages(".", "the site");
