import { CircleDollarSign, Power, Star, Trash2, Users } from "lucide-react";
import type { MenuItem } from "#platform/web/ui/menu-entry.tsx";
import type { ConnectedModel } from "../../contract/index.ts";
import type { ModelChange } from "./use-connected-models.ts";

interface Acts {
  apply: (change: ModelChange) => void;
  open: (dialog: "price" | "audience" | "delete") => void;
}

/** What an admin can do with a model. */
export function modelMenu(
  { isDefault, isEnabled, capabilities }: ConnectedModel,
  { apply, open }: Acts,
): MenuItem[] {
  return [
    {
      key: "default",
      label: "Make it the default",
      icon: <Star size={16} />,
      isDisabled: isDefault || !isEnabled || !capabilities.chat,
      onSelect: () => apply({ type: "make_default" }),
    },
    {
      key: "enable",
      label: isEnabled ? "Switch off" : "Switch on",
      icon: <Power size={16} />,
      onSelect: () => apply({ type: "enable", isEnabled: !isEnabled }),
    },
    { key: "audience", label: "Who may use it", icon: <Users size={16} />, onSelect: () => open("audience") },
    { key: "price", label: "Price", icon: <CircleDollarSign size={16} />, onSelect: () => open("price") },
    { type: "rule", key: "rule" },
    {
      key: "delete",
      label: "Remove",
      icon: <Trash2 size={16} />,
      isDangerous: true,
      onSelect: () => open("delete"),
    },
  ];
}
