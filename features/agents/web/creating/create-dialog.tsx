import { useState } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Tabs } from "#platform/web/ui/tabs.tsx";
import { useIsCreatingAgent } from "../api/use-agent.ts";
import { EmptyAgentForm } from "./empty-agent-form.tsx";
import { ImportForm } from "./import-form.tsx";
import { TemplateCards } from "./template-cards.tsx";
import { browserLanguage, useStartAgent } from "./use-start-agent.ts";

/** Creates an agent: from a template, empty, or from an exported file. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const [way, setWay] = useState("template");
  const [language, setLanguage] = useState(browserLanguage);
  const start = useStartAgent();
  const isCreating = useIsCreatingAgent();
  const navigate = useNavigate();
  return (
    <Dialog
      isOpen
      isHeld
      size="lg"
      title="New agent"
      description="It begins as a draft that only you see."
      // An agent that is being created opens when it is there, or its failure is told here.
      onClose={() => !isCreating && onClose()}
    >
      <Tabs
        label="How to begin"
        value={way}
        onChange={setWay}
        tabs={[
          {
            value: "template",
            label: "Template",
            content: <TemplateCards heading="h3" {...{ start, language }} onLanguage={setLanguage} />,
          },
          { value: "nothing", label: "Empty", content: <EmptyAgentForm start={start} /> },
          {
            value: "file",
            label: "Import",
            content: <ImportForm onImported={(id) => void navigate(`/agents/${id}`)} />,
          },
        ]}
      />
    </Dialog>
  );
}
