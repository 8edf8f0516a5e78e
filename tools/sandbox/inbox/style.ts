/** The inbox page's style sheet. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #0a1828; --page: #fbf8f3; --card: #fff; --line: #ddd6ca; --text: #0a1828; --muted: #46586a; --blue: #0a5a9e; --good: #14663f; --bad: #a8261b }
@media (prefers-color-scheme: dark) { :root { --page: #0a1828; --card: #12253a; --line: #2b4159; --text: #f3eee5; --muted: #a9bccd; --blue: #8fc5f4; --good: #7fd6a9; --bad: #f5a79f } }
* { box-sizing: border-box }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--page) }
header { padding: 2rem 1.25rem 1.5rem; color: #fbf8f3; background: var(--ink); border-bottom: 3px solid #ffb020 }
header > *, main { max-width: 52rem; margin-inline: auto }
main { box-sizing: content-box }
h1 { margin-block: 0; font-size: 1.75rem; letter-spacing: -.02em }
header p { margin-block: .25rem 1.25rem; color: #a9bccd }
form { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: end }
label { display: grid; gap: .25rem; font-size: .8125rem; color: #a9bccd }
select, button { min-height: 2.75rem; padding: 0 .75rem; font: inherit; font-size: 1rem; color: #fbf8f3; background: #12253a; border: 1px solid #7a8a99; border-radius: 4px }
:focus-visible { outline: 2px solid #ffb020; outline-offset: 2px }
main { padding: 1.5rem 1.25rem 4rem }
article { margin-block: 0 1rem; padding: 1.25rem 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 4px; overflow-wrap: anywhere }
article > header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; padding: 0 0 .75rem; color: inherit; background: none; border: 0 }
article > header > * { margin: 0 }
h2 { font-size: 1.125rem }
time { color: var(--muted); font-size: .875rem }
.answer { margin-inline-start: auto; font-weight: 600; font-size: .875rem; color: var(--good) }
.answer.failed, .mistakes { color: var(--bad) }
.mistakes { margin-block: 0 .75rem; padding-inline-start: 1.25rem }
dl { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: .25rem 1.25rem; margin: 0 }
dt { color: var(--muted) }
dd { margin: 0; white-space: pre-wrap }
iframe { width: 100%; height: 13rem; margin-block-start: 1rem; border: 1px solid var(--line); border-radius: 4px; background: #fff }
.empty { padding-block: 4rem; text-align: center; color: var(--muted) }
`;
