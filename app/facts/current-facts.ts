import { clinicFacts } from "./clinic-facts";
import { readClinicFolder } from "./clinic-folder";
import { clinicFolder } from "./clinic-json";
import { type Facts, parseFacts } from "./facts-schema";

let facts: Facts | undefined;

/** Of the clinic whose folder CLINIC_DIR names, or the build's own. Throws where they do not fit. */
function ownFacts(): Facts {
  if (clinicFolder === undefined) return parseFacts(clinicFacts);
  const { facts, problems } = readClinicFolder(clinicFolder);
  if (!facts) throw new Error(problems.join("\n"));
  return facts;
}

/**
 * The current facts. Only a process's entry point calls this (start-site.ts, the build,
 * tools, tests); all other code gets facts, or a function that returns them, as a parameter and
 * stores none: they can change at the next request.
 */
export function currentFacts(): Facts {
  facts ??= ownFacts();
  return facts;
}
