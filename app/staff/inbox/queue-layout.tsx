import { Outlet, useParams } from "react-router";
import type { Route } from "./+types/queue-layout";
import { queueOf } from "./queue-data";
import { QueueList } from "./queue-list";

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  queueOf(request, context, { beside: "reference" in params });

/** The queue, and beside it what is open; on a narrow screen one of the two. */
export default function QueueLayout({ loaderData }: Route.ComponentProps) {
  const { reference } = useParams();
  return (
    <div className="desk-columns" data-open={reference ? "" : undefined}>
      <QueueList {...loaderData} open={reference ?? null} />
      <div className="desk-open">
        <Outlet context={loaderData} />
      </div>
    </div>
  );
}
