/** The part of Lighthouse that the bench uses: it is a package of bench/, not installed for the checks. */
declare module "lighthouse" {
  import type { TraceEvent } from "./blocking-work";

  export type Result = {
    runtimeError?: { code: string };
    categories: Record<string, { score: number | null } | undefined>;
    audits: Record<string, { id: string; score: number | null; numericValue?: number } | undefined>;
  };
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "error" },
  ): Promise<{ lhr: Result; artifacts: { Trace: { traceEvents: TraceEvent[] } } } | undefined>;
}
