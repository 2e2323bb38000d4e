import type { ReactNode } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { AreaTabs } from "#platform/web/page/area-tabs.tsx";
import { Page } from "#platform/web/page/page.tsx";
import { taskTexts } from "./texts/task-texts.ts";

/** A page of the area about one's own work: tasks, and mails that are written or on their way. */
export function TasksArea({ title, lead, actions, children }: TasksAreaProps) {
  const { area } = useTexts(taskTexts);
  const tabs = [
    { to: "/tasks", label: area.tasks },
    { to: "/mail", label: area.mail },
  ];
  return (
    <Page title={title} lead={lead} actions={actions}>
      <AreaTabs label={area.label} tabs={tabs} />
      {children}
    </Page>
  );
}

interface TasksAreaProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}
