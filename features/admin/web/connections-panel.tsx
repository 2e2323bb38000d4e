import { Link } from "react-router";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import {
  describeMail,
  describeModels,
  describePayments,
  describeSelling,
  describeSpeech,
} from "./describe-connections.ts";
import { useConnectedModels, useInstallation, useSpeech } from "./use-connections.ts";

/**
 * Links to the admin pages, each with what is connected. The links work even if the states cannot be loaded.
 */
export function ConnectionsPanel() {
  const installation = useInstallation();
  const models = useConnectedModels();
  const speech = useSpeech();
  const { data } = installation;
  const waiting = <Skeleton className="mt-1 h-4 w-64 max-w-full" />;
  const untilKnown = <UntilLoaded of={installation} title="This could not be loaded" waiting={waiting} />;
  return (
    <Panel title="What is connected" className="mb-6">
      <ul className="divide-y divide-line-1">
        <Place to="/admin/llm-backend" name="Models and providers">
          <UntilLoaded of={models} title="The models could not be loaded" waiting={waiting} />
          {models.data && describeModels(models.data.models, models.data.hasMore)}
        </Place>
        <Place to="/admin/voice" name="Voice">
          <UntilLoaded of={speech} title="The voices could not be loaded" waiting={waiting} />
          {speech.data && describeSpeech(speech.data.engine)}
        </Place>
        <Place to="/admin/subscriptions" name="Workspaces, plans and limits">
          {data ? describeSelling(data) : untilKnown}
        </Place>
        <Place
          to={data?.billingProvider === "none" ? "/admin/subscriptions" : "/admin/subscriptions/waiting"}
          name="Payments"
        >
          {data ? describePayments(data) : !installation.error && waiting}
        </Place>
        <Place to="/dev" name="Mail and text messages">
          {data ? describeMail(data) : !installation.error && waiting}
        </Place>
      </ul>
    </Panel>
  );
}

function Place({ to, name, children }: { to: string; name: string; children: React.ReactNode }) {
  return (
    <li className="py-2.5 text-sm">
      <Link
        to={to}
        className="hit-area font-medium text-ink-1 underline underline-offset-4 hover:text-accent"
      >
        {name}
      </Link>
      <div className="text-ink-2 wrap-anywhere">{children}</div>
    </li>
  );
}
