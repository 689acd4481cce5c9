import { CompiledQuery, type Kysely } from "kysely";
import type { Schema } from "../../server/db/schema";

/** The engine's plan for each query: the index it uses. Gives those that read a whole table. */
export async function showPlans(
  db: Kysely<Schema>,
  explain: string,
  questions: Record<string, () => Promise<unknown>>,
): Promise<string[]> {
  const asked: CompiledQuery[] = [];
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = (query, ...rest) => {
    asked.push(query as CompiledQuery);
    return execute(query, ...rest);
  };
  console.log("query plans (scans only)");
  const whole = new Set<string>();
  for (const [question, ask] of Object.entries(questions)) {
    asked.length = 0;
    await ask();
    console.log(`  ${question}`);
    for (const query of asked.filter(({ sql: text }) => text.startsWith("select"))) {
      const plan = await execute(CompiledQuery.raw(explain + query.sql, [...query.parameters]));
      for (const row of plan.rows as Record<string, unknown>[]) {
        const line = String(row.detail ?? row["QUERY PLAN"]).trim();
        if (/scan|search/i.test(line)) console.log(`    ${line.replace(/^->\s*/, "")}`);
        if (/Seq Scan|SCAN (?!.*USING|.*SUBQUERY|counted|\()/.test(line)) {
          whole.add(`${question}: ${line}`);
        }
      }
    }
  }
  executor.executeQuery = execute;
  console.log(
    whole.size === 0 ? "no table is read whole" : `read whole:\n  ${[...whole].join("\n  ")}`,
  );
  return [...whole];
}
