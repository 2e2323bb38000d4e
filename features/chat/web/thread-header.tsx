import { Bot, PanelLeft } from "lucide-react";
import { classNames } from "#platform/web/ui/class-names.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { BesideButton } from "./beside-conversation.tsx";
import { ImportedPill } from "./imports/imported-pill.tsx";
import { HeaderParts } from "./parts-around.tsx";
import { ShareAndExportMenu } from "./share-and-export/share-and-export-menu.tsx";
import { VoiceTextSwitch } from "./voice-text-switch.tsx";

/** The header of a conversation: list toggle, title, and the switch between voice and text. */
export function ThreadHeader({
  title,
  conversationId,
  agentName,
  isListShown,
  onToggleList,
  onOpenSheet,
}: ThreadHeaderProps) {
  const icon = <PanelLeft aria-hidden="true" size={18} />;
  return (
    <header className="flex h-12 shrink-0 items-center gap-1.5 border-b border-line-1 px-2 sm:px-3 low:h-10 low:pointer-coarse:h-12">
      <IconButton
        label="Conversations"
        side="right"
        icon={icon}
        onClick={onOpenSheet}
        className="md:hidden print:hidden"
      />
      <IconButton
        label={isListShown ? "Hide the conversations" : "Show the conversations"}
        side="right"
        icon={icon}
        aria-expanded={isListShown}
        onClick={onToggleList}
        className={classNames("hidden! md:inline-flex! print:hidden!")}
      />
      <h1 className="flex min-w-0 flex-1 items-baseline gap-x-2 text-base font-semibold max-sm:flex-col">
        <span className={classNames("max-w-full", agentName ? "truncate" : oneOrTwoLines)}>{title}</span>
        {agentName && (
          <span className="max-w-full shrink-0 truncate text-sm font-normal text-ink-2 max-sm:text-xs sm:max-w-1/2">
            <Bot aria-hidden="true" size={14} className="mr-1 inline align-[-2px]" />
            <span className="sr-only">Agent: </span>
            {agentName}
          </span>
        )}
      </h1>
      <HeaderParts conversationId={conversationId} />
      <BesideButton conversationId={conversationId} />
      <ImportedPill conversationId={conversationId} />
      <ShareAndExportMenu conversationId={conversationId} />
      <VoiceTextSwitch view="text" conversationId={conversationId} />
    </header>
  );
}

/** On a phone the people and comments of a shared conversation leave it little room. */
const oneOrTwoLines = "sm:truncate max-sm:line-clamp-2 max-sm:text-sm max-sm:leading-4.5 wrap-anywhere";

interface ThreadHeaderProps {
  title: string;
  conversationId: string | undefined;
  /** The agent that answers. */
  agentName?: string | null | undefined;
  isListShown: boolean;
  onToggleList: () => void;
  onOpenSheet: () => void;
}
