import { Ellipsis } from "lucide-react";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import type { ButtonVariant } from "./button-style.ts";
import { IconButton } from "./icon-button.tsx";
import { Menu } from "./menu.tsx";
import type { MenuItem } from "./menu-entry.tsx";

/** What else can be done with one thing, behind three dots. */
export function MoreMenu({ name, items, variant = "secondary" }: MoreMenuProps) {
  const words = useTexts(sharedTexts);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          size="sm"
          variant={variant}
          label={words.moreAbout(name)}
          icon={<Ellipsis aria-hidden="true" size={16} />}
        />
      }
      items={items}
    />
  );
}

interface MoreMenuProps {
  /** What the menu is about. */
  name: string;
  items: readonly MenuItem[];
  variant?: ButtonVariant;
}
