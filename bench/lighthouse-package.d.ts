/** The part of Lighthouse that the bench uses: it is a package of bench/, not installed for the checks. */
declare module "lighthouse" {
  type TraceEvent = {
    name: string;
    pid: number;
    tid: number;
    ts: number;
    tdur?: number;
    args: { data?: { documentLoaderURL?: string } };
  };
  export type Result = {
    runtimeError?: { code: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { id: string; score: number | null; numericValue?: number }>;
  };
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "error" },
  ): Promise<{ lhr: Result; artifacts: { Trace: { traceEvents: TraceEvent[] } } }>;
}
