import type { OfficePicture } from '@contract/officeContent';
import { limits } from '@contract/limits';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeContent';
import styled from 'styled-components';
import { color, from, size, space } from '../../../theme/tokens';
import { SelectField, TextArea, TextField } from '../../../ui/Field';
import { type ArticleForm, categories } from '../articleForm';
import { ArticlePreviews } from './ArticlePreviews';
import { CoverField } from './CoverField';
import { TextBody } from './TextBody';

interface ArticleFieldsProps {
  id: number | null;
  form: ArticleForm;
  onChange: (fields: Partial<ArticleForm>) => void;
  errors: Readonly<Record<string, string>>;
  upload: (file: File, alt: string) => Promise<OfficePicture>;
}

/** The fields of an article in the order in which it is written. */
export function ArticleFields({ id, form, onChange, errors, upload }: ArticleFieldsProps) {
  return (
    <>
      <TextField
        label={messages.title}
        value={form.title}
        required
        maxLength={limits.title.max}
        error={errors.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextBody
        value={form.content}
        error={errors.content}
        onChange={(content) => onChange({ content })}
        upload={upload}
      />
      <TextArea
        label={messages.description}
        rows={2}
        value={form.excerpt}
        maxLength={officeLimits.article.excerpt}
        help={messages.shownUnderTheTitle(form.excerpt.length, officeLimits.article.excerpt)}
        error={errors.excerpt}
        onChange={({ currentTarget }) => onChange({ excerpt: currentTarget.value })}
      />
      <Pair>
        <TextField
          label={messages.author}
          value={form.author}
          maxLength={limits.name.max}
          error={errors.author}
          onChange={({ currentTarget }) => onChange({ author: currentTarget.value })}
        />
        <SelectField
          label={messages.category}
          value={form.category}
          error={errors.category}
          onChange={({ currentTarget }) =>
            onChange({ category: categories.find((one) => one === currentTarget.value) ?? form.category })
          }
        >
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
      </Pair>
      <Featured>
        <input
          type="checkbox"
          checked={form.featured}
          onChange={({ currentTarget }) => onChange({ featured: currentTarget.checked })}
        />
        {messages.showFirstOnTheBlog}
      </Featured>
      <section aria-labelledby="article-cover">
        <h2 id="article-cover">{messages.cover}</h2>
        <CoverField cover={form.cover} onChange={(cover) => onChange({ cover })} upload={upload} error={errors.cover} />
      </section>
      <section aria-labelledby="article-previews">
        <h2 id="article-previews">{messages.howItLooksElsewhere}</h2>
        <ArticlePreviews form={form} id={id} />
      </section>
    </>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space[16]};
  align-items: start;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Featured = styled.label`
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 2.75rem;
  font-size: ${size[14]};
  input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${color.brassButton};
  }
`;
