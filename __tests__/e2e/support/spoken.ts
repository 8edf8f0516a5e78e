import type { Page } from '@playwright/test';

/** What a screen reader announces, with its name, on entering it. */
const containers = new Set(['region', 'navigation', 'form', 'search', 'group', 'list', 'figure']);

/** What is wrong with the names of the page's parts: groups without a name, and names repeated immediately. */
export async function flawsOfNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  /** The containers around a node, the nearest first. */
  const around = ({ parentId }: (typeof nodes)[number]): typeof nodes => {
    const parent = byId.get(parentId ?? '');
    if (!parent) return [];
    const isContainer = !parent.ignored && containers.has(parent.role?.value);
    return [...(isContainer ? [parent] : []), ...around(parent)];
  };

  return nodes.flatMap((node) => {
    const [role, name] = [node.role?.value, node.name?.value || paragraphText(node)];
    if (node.ignored || !(containers.has(role) || role === 'paragraph')) return [];
    if (!name) return role === 'group' ? ['a group without a name'] : [];
    const said = around(node).find((container) => container.name?.value === name);
    return said ? [`${role} in ${said.role?.value}: ${name}`] : [];
  });

  /** The text of a paragraph, which has no name. */
  function paragraphText({ role, childIds = [] }: (typeof nodes)[number]) {
    if (role?.value !== 'paragraph') return '';
    return childIds.map((id) => byId.get(id)?.name?.value ?? '').join('');
  }
}
