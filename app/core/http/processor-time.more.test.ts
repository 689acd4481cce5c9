import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import { plainRequest } from "../../../tests/fakes/plain-request";
import { startBuiltServer } from "../../../tests/support/built-server";
import { makeDataDir } from "../../../tests/support/databases";
import { freePort } from "../../../tests/support/free-port";
import { openStaffSession } from "../../../tests/support/staff-session";
import routes, { builtRoutes } from "../../routes";

const signInPage = "/staff/sign-in";
/** A page of middle size, rendered for each request. */
const consultationForm = "/contact?about=weight-loss";
/**
 * How much more than the consultation form a page may cost that is rendered for each request: one that
 * everybody can ask for, and one of the desk, which needs a session.
 */
const mostTimes = (path: string) => (path.startsWith("/staff") ? 5 : 3);

/** Requests of one measurement, and measurements of each page; the first requests warm up. */
const requests = 5;
const rounds = 5;

/** A path of each route that is rendered on request. */
const renderedPaths = (list: readonly RouteConfigEntry[], above = ""): string[] =>
  list
    .filter(
      (route) => !builtRoutes.some(({ file, path }) => file === route.file && path === route.path),
    )
    .flatMap(({ path, children }) =>
      children ? renderedPaths(children, above) : [`/${path ?? ""}`],
    );

/** Pages in memory that are rendered when they have these queries. */
const withQueries = [
  ...["/services?q=tired+and+low+energy", "/services?q=zzzz", "/services?evidence=guideline"],
  ...["/compare?a=semaglutide&b=tirzepatide", "/contact?treatment=semaglutide"],
  ...[consultationForm, "/contact?estimate=1", "/payment?again=1"],
  ...["/services/semaglutid", "/treatments/tadalafill"],
];

it("renders no page at many times the cost of the consultation form", async () => {
  const metricsPort = await freePort();
  const dataDir = makeDataDir();
  const { port } = await startBuiltServer({
    DATA_DIR: dataDir,
    METRICS_PORT: String(metricsPort),
  });
  const { Cookie } = openStaffSession(dataDir);
  /** Milliseconds of the process's processor time so far (process.cpuUsage). */
  async function processorTime() {
    const { body } = await plainRequest(metricsPort, "/metrics");
    return 1000 * Number(/^process_cpu_seconds_total ([\d.e+-]+)$/m.exec(body.toString())?.[1]);
  }
  let searches = 0;
  async function ask(named: string) {
    // Every search is another one: the page of a repeated one is kept.
    const path = named.replace(/\?q=[^&]*/, (query) => `${query}+${++searches}`);
    const headers = { Host: "localhost", "Accept-Encoding": "br", Accept: "text/html" };
    const cookie = path.startsWith(signInPage) ? {} : { Cookie };
    const { status } = await plainRequest(port, path, { headers: { ...headers, ...cookie } });
    expect(status, path).toBeLessThan(500);
  }
  async function measure(path: string) {
    const before = await processorTime();
    for (let n = 0; n < requests; n++) await ask(path);
    return ((await processorTime()) - before) / requests;
  }
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const fields = { firstName: "Marisol", lastName: "Vega", email: "m@visitor.example" };
  const more = { phone: "904-555-0199", service: "aesthetics", message: "Mornings, please." };
  const body = new URLSearchParams({ ...fields, ...more }).toString();
  await plainRequest(port, "/contact.json", { method: "POST", headers: form, body });
  const { body: inquiries } = await plainRequest(port, "/staff/inquiries", { headers: { Cookie } });
  const [reference = ""] = /CW-[0-9A-Z]{4}-[0-9A-Z]{2}/.exec(inquiries.toString()) ?? [];
  expect(reference).not.toBe("");

  const paths = [...renderedPaths(routes), ...withQueries].map((path) =>
    path
      .replace(":reference", reference)
      .replace(":group", "contact")
      .replace(":slug", "semaglutide")
      .replace("*", "nothing")
      .replace(/:\w+/, "1"),
  );
  expect(paths).toEqual(expect.arrayContaining([signInPage, "/staff", "/inquiry/nothing"]));
  for (const path of paths) for (let n = 0; n < requests; n++) await ask(path);
  const times = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round++)
    for (const [path, measured] of times) measured.push(await measure(path));
  const medianOf = (path: string) =>
    times.get(path)?.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
  const relative = paths.map((path): [string, number] => [
    path,
    Number((medianOf(path) / medianOf(consultationForm)).toFixed(1)),
  ]);
  if (process.env.SHOW_TIMES) console.table([...relative, ["ms", medianOf(consultationForm)]]);
  expect(relative.filter(([path, ratio]) => !(ratio <= mostTimes(path)))).toEqual([]);
}, 600_000);
