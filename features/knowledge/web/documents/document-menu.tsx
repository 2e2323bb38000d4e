import {
  Clock,
  Download,
  Ellipsis,
  FileText,
  FolderInput,
  Pencil,
  RotateCcw,
  Trash2,
  Upload,
} from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import type { MenuItem } from "#platform/web/ui/menu-entry.tsx";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { passagePath } from "../document/passage-path.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import type { DocumentHandling } from "./use-document-handling.tsx";

const icon = { "aria-hidden": true, size: 16 } as const;

/** What else can be done with a document. */
export function DocumentMenu({ document, handling, isOnPage = false }: DocumentMenuProps) {
  const { documents: words } = useTexts(knowledgeTexts);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="sm"
          variant={isOnPage ? "secondary" : "ghost"}
          label={words.more(document.title)}
          icon={<Ellipsis {...icon} />}
        />
      }
      items={[
        ...(isOnPage ? [] : [openItem(document, words.acts.open)]),
        ...(document.abilities.edit ? editItems(document, handling, words.acts) : []),
        {
          key: "download",
          label: words.acts.download,
          icon: <Download {...icon} />,
          onSelect: handling.download,
        },
        ...(document.abilities.edit
          ? [
              { type: "rule" as const, key: "rule" },
              {
                key: "delete",
                label: words.acts.remove,
                icon: <Trash2 {...icon} />,
                isDangerous: true,
                onSelect: () => handling.open("delete"),
              },
            ]
          : []),
      ]}
    />
  );
}

function openItem({ id, collectionId }: KnowledgeDocument, label: string): MenuItem {
  return {
    ...{ type: "link", key: "open", label, to: passagePath(collectionId, id) },
    icon: <FileText {...icon} />,
  };
}

function editItems({ source }: KnowledgeDocument, handling: DocumentHandling, words: Words): MenuItem[] {
  const { open, readAgain, chooseVersion } = handling;
  return [
    ...(source === "text"
      ? [{ key: "edit", label: words.edit, icon: <Pencil {...icon} />, onSelect: () => open("edit") }]
      : []),
    {
      key: "rename",
      label: words.rename,
      icon: <FolderInput {...icon} />,
      onSelect: () => open("rename"),
    },
    ...(source === "upload"
      ? [{ key: "version", label: words.newVersion, icon: <Upload {...icon} />, onSelect: chooseVersion }]
      : []),
    {
      key: "read",
      label: source === "address" ? words.refresh : words.readAgain,
      icon: <RotateCcw {...icon} />,
      onSelect: readAgain,
    },
    ...(source === "address"
      ? [
          {
            key: "interval",
            label: words.interval,
            icon: <Clock {...icon} />,
            onSelect: () => open("interval"),
          },
        ]
      : []),
  ];
}

interface Words {
  edit: string;
  rename: string;
  newVersion: string;
  refresh: string;
  readAgain: string;
  interval: string;
}

interface DocumentMenuProps {
  document: KnowledgeDocument;
  handling: DocumentHandling;
  /** On the page of the document itself. */
  isOnPage?: boolean;
}
