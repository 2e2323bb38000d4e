import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { atOnce } from "#platform/web/page/at-once.ts";
import { Select } from "#platform/web/ui/select.tsx";
import { Tabs } from "#platform/web/ui/tabs.tsx";
import { sharingTexts } from "../texts/sharing-texts.ts";
import { SharedByMe } from "./shared-by-me.tsx";
import { SharedWithMe } from "./shared-with-me.tsx";

/** What is shared with me and by me. The address holds the tab. */
export function SharedLists() {
  const words = useTexts(sharingTexts);
  const [parameters, setParameters] = useSearchParams();
  const [noun, setNoun] = useState("all");
  const value = parameters.get("show") === "by-me" ? "by-me" : "with-me";
  const { tabs, label } = words.shared;
  const kinds = [
    { value: "all", label: words.shared.all },
    { value: "conversation", label: words.nouns.conversation },
    { value: "agent", label: words.nouns.agent },
    { value: "collection", label: words.nouns.collection },
    { value: "artifact", label: words.nouns.artifact },
  ];
  const shown = noun === "all" ? undefined : noun;
  return (
    <div className="relative">
      <Select
        label={words.shared.kind}
        labelHidden
        className="mb-3 w-44 sm:absolute sm:-top-2 sm:right-0 sm:mb-0"
        options={kinds}
        value={noun}
        onChange={setNoun}
      />
      <Tabs
        label={label}
        value={value}
        onChange={(show) => setParameters(show === "by-me" ? { show } : {}, atOnce)}
        tabs={[
          { value: "with-me", label: tabs.withMe, content: <SharedWithMe noun={shown} /> },
          { value: "by-me", label: tabs.byMe, content: <SharedByMe noun={shown} /> },
        ]}
      />
    </div>
  );
}
