import { PanelLeft } from "lucide-react";
import { useState } from "react";
import { ConversationSheet, VoiceTextSwitch } from "#features/chat/web/index.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import type { Talk } from "./talk/talk.ts";
import { TalkOptions } from "./talk-options.tsx";

/** The header of a voice conversation: conversation list, title, options, and the switch to text. */
export function TalkHeader({ title, conversationId, talk, onMicrophone }: TalkHeaderProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <header className="flex h-12 shrink-0 items-center gap-1.5 border-b border-line-1 px-2 sm:px-3">
      <IconButton
        label="Conversations"
        side="right"
        icon={<PanelLeft aria-hidden="true" size={18} />}
        onClick={() => setSheetOpen(true)}
      />
      <h1 className="min-w-0 flex-1 truncate text-base font-semibold">{title}</h1>
      <TalkOptions {...{ talk, onMicrophone }} />
      <VoiceTextSwitch view="voice" conversationId={conversationId} />
      <ConversationSheet openId={conversationId} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </header>
  );
}

interface TalkHeaderProps {
  title: string;
  conversationId: string | undefined;
  talk: Talk;
  onMicrophone: () => void;
}
