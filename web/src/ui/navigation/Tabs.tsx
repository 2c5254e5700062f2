import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { focusOn } from '#ui/focus/focus.ts';
import classes from './Tabs.module.css';

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string; words: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** What the chosen one shows. */
  children: ReactNode;
}

/** Parts of a page of which one is shown. The list is one stop of the Tab key: the arrows, Home and End choose in it. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const choose = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = nextIndex(along(event), at, tabs.length);
    const tab = tabs[next ?? -1];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    focusOn(list.current?.children[next]);
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={classes.list} onKeyDown={choose}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(tab.value)}
          >
            <strong>{tab.label}</strong>
            <span>{tab.words}</span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={classes.panel}>
        {children}
      </div>
    </>
  );
}

/** The arrow keys as where lines run to the right. */
function along({ key, currentTarget }: KeyboardEvent): string {
  if (!currentTarget.matches(':dir(rtl)')) return key;
  return { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }[key] ?? key;
}

/** Round the list. */
function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
