import { Plus } from "lucide-react";
import { newId } from "#features/chat/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { type ArtifactKind, artifactKinds } from "../../contract/index.ts";
import { useArtifactActs } from "../api/use-artifact-acts.ts";
import { exampleChart } from "../kinds/example-chart.ts";
import { KindIcon } from "../kinds/kind-icon.tsx";
import { artifactTexts } from "../texts/artifact-texts.ts";

/** What an artifact begins with, so that it shows something at once. A chart begins with an example. */
const beginnings: Record<Exclude<ArtifactKind, "chart">, string> = {
  document: "",
  table: "A,B\n",
  code: "",
  diagram: "flowchart LR\n  A --> B\n",
  html: "<!doctype html>\n<h1></h1>\n",
};

/** Begins an artifact of one's own. */
export function CreateMenu({ conversationId, onCreated }: CreateMenuProps) {
  const words = useTexts(artifactTexts);
  const acts = useArtifactActs();
  const create = async (kind: ArtifactKind) => {
    const id = newId();
    const content = kind === "chart" ? exampleChart(words) : beginnings[kind];
    try {
      await acts.create(conversationId, { id, kind, title: words.untitled, content });
      onCreated(id);
    } catch (error) {
      notify({ type: "error", title: words.notDone, message: describeError(error) });
    }
  };
  return (
    <Menu
      align="end"
      trigger={<Button icon={<Plus aria-hidden="true" size={16} />}>{words.create}</Button>}
      items={artifactKinds.map((kind) => ({
        key: kind,
        label: words.kinds[kind],
        icon: <KindIcon kind={kind} />,
        onSelect: () => void create(kind),
      }))}
    />
  );
}

interface CreateMenuProps {
  conversationId: string;
  onCreated: (id: string) => void;
}
