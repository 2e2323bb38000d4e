import { AudioLines, MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonStyle } from "#platform/web/ui/button-style.ts";

/** Switches a conversation between voice and text. */
export function VoiceTextSwitch({ view, conversationId }: VoiceTextSwitchProps) {
  const below = conversationId === undefined ? "" : `/${conversationId}`;
  return (
    <nav
      aria-label="Voice or text"
      className="flex shrink-0 items-center rounded-lg border border-line-1 bg-paper-3 p-0.5 print:hidden"
    >
      <View to={`/conversation${below}`} isShown={view === "voice"} icon={voiceIcon}>
        Voice
      </View>
      <View to={`/chat${below}`} isShown={view === "text"} icon={textIcon}>
        Text
      </View>
    </nav>
  );
}

function View({ to, isShown, icon, children }: ViewProps) {
  const look = isShown ? "border-line-2! bg-paper-1! text-ink-1!" : "";
  return (
    <Link
      to={to}
      // An explicit choice is respected. Otherwise the voice view falls back to text without a microphone.
      state={{ isAskedFor: true }}
      aria-current={isShown ? "page" : undefined}
      className={buttonStyle("ghost", "sm", `hit-area pointer-coarse:min-h-9! ${look}`)}
    >
      {icon}
      <span className="max-sm:sr-only">{children}</span>
    </Link>
  );
}

const voiceIcon = <AudioLines aria-hidden="true" size={14} />;
const textIcon = <MessageSquareText aria-hidden="true" size={14} />;

interface VoiceTextSwitchProps {
  view: "voice" | "text";
  /** Undefined before it has started. */
  conversationId: string | undefined;
}

interface ViewProps {
  to: string;
  isShown: boolean;
  icon: ReactNode;
  children: ReactNode;
}
