import { useTexts } from "#platform/web/language/texts.ts";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import type { NotificationKind } from "../../contract/notification-kind.ts";
import type { NotificationSettings } from "../../contract/notification-settings.ts";
import { type Way, waysOf } from "../../contract/ways.ts";
import { settingsTexts } from "../texts/settings-texts.ts";

/** Where the person is told of each kind. */
export function KindsPanel({ ways, onChoose }: KindsPanelProps) {
  const words = useTexts(settingsTexts);
  return (
    <Panel title={words.kindsTitle} description={words.kindsText}>
      <div className="grid gap-6">
        {groups.map(({ group, kinds }) => (
          <section key={group} aria-label={words.groups[group]}>
            <h3 className="mb-1 text-sm font-semibold">{words.groups[group]}</h3>
            <ul className="divide-y divide-line-1">
              {kinds.map((kind) => (
                <li
                  key={kind}
                  className="flex flex-col items-start gap-1.5 py-2 sm:flex-row sm:items-center sm:justify-between"
                >
                  <span className="min-w-0 text-sm text-ink-2">{words.kinds[kind]}</span>
                  <Segmented
                    label={words.kinds[kind]}
                    options={waysOf(kind).map((value) => ({ value, label: words.ways[value] }))}
                    value={ways[kind]}
                    onChange={(way) => onChoose(kind, way)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}

const groups = [
  { group: "conversations", kinds: ["mention", "comment", "message", "hand_over"] },
  { group: "work", kinds: ["task_given", "run_ended", "task_reminder", "trigger_stopped", "tools_changed"] },
  { group: "sharing", kinds: ["share", "access_requested", "access_decided"] },
  {
    group: "people",
    kinds: [
      ...(["request", "request_decided", "invitation_accepted", "team_joined", "role_changed"] as const),
      ...(["membership_suspended", "membership_ended", "left_behind"] as const),
    ],
  },
  { group: "plan", kinds: ["seats", "billing"] },
] as const;

interface KindsPanelProps {
  ways: NotificationSettings["ways"];
  onChoose: (kind: NotificationKind, way: Way) => void;
}
