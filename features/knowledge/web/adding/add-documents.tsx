import { FileUp, FolderUp, Globe, PenLine, Plus } from "lucide-react";
import type { RefObject } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import type { DocumentSources } from "./document-sources.tsx";

const icon = { "aria-hidden": true, size: 16 } as const;

/** The button that adds documents: files, a folder, a web address, or a text. */
export function AddDocuments({ sources, isFirst = false }: AddDocumentsProps) {
  const { adding: words } = useTexts(knowledgeTexts);
  return (
    <>
      <Menu
        align={isFirst ? "center" : "end"}
        trigger={
          <Button variant="primary" icon={<Plus {...icon} />}>
            {isFirst ? words.title : words.menu}
          </Button>
        }
        items={[
          {
            key: "files",
            label: words.files,
            icon: <FileUp {...icon} />,
            onSelect: () => sources.current?.chooseFiles(),
          },
          {
            key: "folder",
            label: words.folder,
            icon: <FolderUp {...icon} />,
            onSelect: () => sources.current?.chooseFolder(),
          },
          {
            key: "address",
            label: words.address,
            icon: <Globe {...icon} />,
            onSelect: () => sources.current?.addAddress(),
          },
          {
            key: "text",
            label: words.text,
            icon: <PenLine {...icon} />,
            onSelect: () => sources.current?.write(),
          },
        ]}
      />
      {isFirst && <p className="mt-3 text-xs text-ink-3 pointer-coarse:hidden">{words.hint}</p>}
    </>
  );
}

interface AddDocumentsProps {
  sources: RefObject<DocumentSources | null>;
  /** In place of a list that is empty. */
  isFirst?: boolean;
}
