import { labelsSchema } from '../../../../src/content-model/schema/labels';

const code = `
const text = isMore ? labels.row.one : labels.row.all;
return fill(text, { first: place + 1, count });
`;

it('takes the placeholders of a label that is first put into a variable', () => {
  const description = 'The words of the label, with {first}, with {count}';
  expect(labelsSchema([code]).properties?.row?.properties).toMatchObject({
    one: { description },
    all: { description },
  });
});
