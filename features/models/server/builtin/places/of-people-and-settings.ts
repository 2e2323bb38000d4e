import type { Place } from "./place.ts";

export const ofPeopleAndSettings: readonly Place[] = [
  {
    asks: [
      /^who(?: all| else)?(?:'s| is| are| works| belongs)(?: all)? (?:in|on|of|to) (?:my|our) (?:own )?(?:team|group)s?$/,
      /^(?:list|show|give|who are)(?: me)?(?: all)?(?: the)?(?: members| people)? ?(?:of|in|on)? ?(?:my|our) (?:own )?(?:teams?|groups?|team ?mates|team members)(?: members)?$/,
      /^(?:which|what) teams? (?:am i (?:in|on)|do i belong to)$/,
      /^wer(?: alles| noch)? (?:ist|arbeitet|gehört)(?: alles| noch)? (?:in|im|zu) (?:meine[mr]|unsere[mr]) team$/,
      /^(?:wer sind|zeige?|liste?|nenne?)(?: mir)?(?: die)?(?: mitglieder)? ?(?:meine?s?|unsere?s?) (?:teams?|teammitglieder)(?: auf| an)?$/,
      /^in welche[mn] teams? bin ich$/,
    ],
    told: {
      en: "I cannot tell which team is yours. Name it, as in “who is in the team Sales?”, or ask “who works here?”: that lists everybody with their teams. The page [Team](/team) has them, too.",
      de: "Ich kann nicht sagen, welches Team Ihres ist. Nennen Sie es, wie in „Wer ist im Team Vertrieb?“, oder fragen Sie „Wer arbeitet hier?“: Das zeigt alle mit ihren Teams. Sie stehen auch auf der Seite [Team](/team).",
    },
  },
  {
    asks: [
      /^invite \S+(?: \S+)?(?: (?:in)?to (?:my|our|the|this) (?:workspace|team|group))?$/,
      /^(?:add|remove) \S.{0,80} (?:to|from) (?:my|the|our|this) (?:team|workspace|group)s?(?: .*)?$/,
      /^(?:make|create|add|delete|rename) (?:an?|my|the|our)(?: new)? team(?: .*)?$|^make \S.{0,60} (?:an? )?(?:admin|owner|member|guest)$/,
      /^lade? \S+(?: \S+)?(?: (?:in (?:den|meinen|unseren) arbeitsbereich|(?:ins|in das|in mein|in unser) team))? ein$/,
      /^\S.{0,80} (?:(?:zum|ins|in das|in mein) team (?:hinzufügen|einladen|aufnehmen)|aus dem team entfernen)$/,
      /^(?:füge?|nimm|entferne?) \S.{0,80} (?:zum|ins|in das|aus dem|in mein|aus meinem) team(?: .*)?$/,
    ],
    told: {
      en: "I cannot invite people or change who is in a team here. Whoever may do that does it on the page [Team](/team).",
      de: "Ich kann hier niemanden einladen und keine Teams ändern. Wer das darf, tut es auf der Seite [Team](/team).",
    },
  },
  {
    asks: [
      /^(?:delete|erase|remove|clear|change|edit|correct) (?:all )?(?:of )?(?:my|your|the) (?:memory|memories|proposals?)(?: .*)?$/,
      /^(?:accept|decline|reject|show|list|what are|which are)(?: me)? (?:all )?(?:of )?(?:my|your|the) (?:proposals?|memory proposals?)(?: .*)?$/,
      /^(?:turn|switch) (?:off|on) (?:my |your |the )?memory$|^(?:turn|switch) (?:my |your |the )?memory (?:off|on)$/,
      /^(?:lösche?|entferne?|ändere?|leere) (?:alle )?(?:dein|mein|das)e? gedächtnis$|^(?:schalte) (?:dein|mein|das) gedächtnis (?:aus|ein|ab)$/,
      /^(?:zeige?|liste?|nimm|lehne?)(?: mir)? (?:alle )?(?:deine|meine|die) vorschläge(?: .*)?$/,
    ],
    told: {
      en: "I cannot do that here: what I remember of you, and the proposals that wait for you, you decide on the page [Memory](/settings/memory) of the settings.",
      de: "Das kann ich nicht: Was ich mir über Sie merke, und welche Vorschläge auf Sie warten, entscheiden Sie auf der Seite [Gedächtnis](/settings/memory) der Einstellungen.",
    },
  },
  {
    asks: [
      /^(?:change|reset|set|update|renew) (?:my|the) (?:\S+ )?password$|^(?:turn|switch|set) (?:on|off|up) (?:my )?(?:two-?factor|2fa|passkeys?)\b.*$/,
      /^(?:ändere?|setze?|erneuere?) (?:mein|das) passwort(?: .*)?$|^(?:mein|das) passwort (?:ändern|zurücksetzen)$/,
    ],
    told: {
      en: "I cannot change how you sign in. You do that on the page [Security](/settings/security) of the settings.",
      de: "Ich kann nicht ändern, wie Sie sich anmelden. Das tun Sie auf der Seite [Security](/settings/security) der Einstellungen.",
    },
  },
  {
    asks: [
      /^(?:change|set|switch|turn on|turn off|use|update|enable|activate)(?: to)? (?:(?:my|the|your) )?(?:(?:dark|light) (?:mode|theme)|theme|(?:interface |app )?language|time ?zone|settings)(?: (?:to|into|on|for me) .*)?$/,
      /^(?:ändere?|stelle?|schalte|wechsle|aktiviere) (?:(?:meine?|die|den|das|auf|zum|in den) )*(?:sprache|zeitzone|dunkelmodus|(?:dunkle|helle)[snm]? (?:modus|design)|einstellungen|design)(?: .*)?$/,
      /^(?:(?:meine|die) )?(?:sprache|zeitzone|einstellungen) (?:ändern|umstellen)$/,
    ],
    told: {
      en: "I cannot change settings. The look, the language and the time zone are in the [Settings](/settings).",
      de: "Ich kann keine Einstellungen ändern. Aussehen, Sprache und Zeitzone stehen in den [Einstellungen](/settings).",
    },
  },
  {
    asks: [
      /^(?:change|update|edit|set|turn on|turn off|switch off|switch on|stop|mute) (?:(?:my|the|your|all) )*notifications?(?: .*)?$/,
      /^(?:ändere?|schalte|stelle?|stoppe?) (?:(?:meine|die|alle) )*benachrichtigungen(?: .*)?$/,
    ],
    told: {
      en: "I cannot change what you are notified of. You do that on the page [Notifications](/settings/notifications) of the settings.",
      de: "Ich kann nicht ändern, worüber Sie benachrichtigt werden. Das tun Sie auf der Seite [Notifications](/settings/notifications) der Einstellungen.",
    },
  },
];
