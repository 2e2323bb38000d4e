import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { Kbd } from "./kbd.tsx";
import { popupItemStyle } from "./popup-style.ts";

/** One entry of a menu: an act, a link, a checkable choice, a heading or a separator. */
export type MenuItem =
  | ({ type?: "act"; onSelect: () => void; isDangerous?: boolean; isDisabled?: boolean } & Words)
  | ({ type: "link"; to: string } & Words)
  | ({ type: "check"; isChecked: boolean; onChange: (isChecked: boolean) => void } & Words)
  | { type: "heading"; key: string; label: string }
  | { type: "rule"; key: string };

interface Words {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  shortcut?: readonly string[];
}

export function MenuEntry({ item }: { item: MenuItem }) {
  switch (item.type) {
    case "rule":
      return <BaseMenu.Separator className="-mx-1 my-1 h-px bg-line-1" />;
    case "heading":
      return (
        <div role="presentation" className="px-2 pt-2 pb-1 text-xs font-medium text-ink-3">
          {item.label}
        </div>
      );
    case "link":
      return (
        <BaseMenu.LinkItem closeOnClick render={<Link to={item.to} />} className={popupItemStyle}>
          <ItemWords words={item} />
        </BaseMenu.LinkItem>
      );
    case "check":
      return (
        <BaseMenu.CheckboxItem
          checked={item.isChecked}
          onCheckedChange={item.onChange}
          className={popupItemStyle}
        >
          <span className="grid size-4 place-items-center text-accent">
            <BaseMenu.CheckboxItemIndicator>
              <Check aria-hidden="true" size={16} />
            </BaseMenu.CheckboxItemIndicator>
          </span>
          <ItemWords words={item} />
        </BaseMenu.CheckboxItem>
      );
    default:
      return (
        <BaseMenu.Item
          onClick={item.onSelect}
          disabled={item.isDisabled}
          className={classNames(
            popupItemStyle,
            item.isDangerous && "text-bad! data-highlighted:bg-bad-soft!",
          )}
        >
          <ItemWords words={item} />
        </BaseMenu.Item>
      );
  }
}

function ItemWords({ words: { icon, label, shortcut } }: { words: Omit<Words, "key"> }) {
  return (
    <>
      {icon && <span className="grid size-4 place-items-center text-current opacity-75">{icon}</span>}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {shortcut && <Kbd keys={shortcut} className="ml-4" />}
    </>
  );
}
