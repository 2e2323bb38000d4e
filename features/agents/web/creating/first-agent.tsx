import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { TemplateCards } from "./template-cards.tsx";
import { browserLanguage, useStartAgent } from "./use-start-agent.ts";

/** What somebody without an agent begins with. */
export function FirstAgent({ onOther }: { onOther: () => void }) {
  const start = useStartAgent();
  const [language, setLanguage] = useState(browserLanguage);
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-ink-2">
        You have no agents yet. Begin with a template: it is a draft that only you see, until you publish and
        share it.
      </p>
      <TemplateCards heading="h2" {...{ start, language }} onLanguage={setLanguage} />
      <div>
        <Button onClick={onOther}>Begin with an empty agent, or import one</Button>
      </div>
    </div>
  );
}
