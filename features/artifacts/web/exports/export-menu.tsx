import { Download } from "lucide-react";
import { fileNameOf, saveFile } from "#platform/web/files/save-file.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Artifact } from "../../contract/index.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { exportsOf } from "./exports-of.ts";

/** Takes an artifact along as a file. A chart's drawing has a menu of its own for pictures. */
export function ExportMenu({ artifact }: { artifact: Artifact }) {
  const words = useTexts(artifactTexts);
  return (
    <Menu
      align="end"
      trigger={<IconButton label={words.export} icon={<Download aria-hidden="true" size={16} />} />}
      items={exportsOf(artifact).map(({ form, ending, make }) => ({
        key: form,
        label: words.exports[form],
        onSelect: () =>
          void make().then(
            (content) => saveFile(fileNameOf(artifact.title, ending, "artifact"), content),
            () => notify({ type: "error", title: words.notExported }),
          ),
      }))}
    />
  );
}
