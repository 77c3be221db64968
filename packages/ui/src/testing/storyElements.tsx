import { type ComponentType, createElement, type ReactElement, type ReactNode } from "react";

type Args = Readonly<Record<string, unknown>>;
type Render = (args: Args, context: StoryContext) => ReactNode;
type Decorator = (Story: ComponentType, context: StoryContext) => ReactNode;

interface StoryContext {
  args: Args;
  globals: Args;
  parameters: Args;
}

interface Described {
  args?: Args;
  render?: Render;
  decorators?: Decorator | readonly Decorator[];
  parameters?: Args;
}

/** A file of stories: its meta, and a story per export. */
export interface StoryFile {
  default: Described & { component?: ComponentType<Args> };
  [name: string]: Described;
}

/** Each story of a file as an element, without Storybook: what it renders, inside its decorators. */
export function storyElements({ default: meta, ...stories }: StoryFile): readonly (readonly [string, ReactElement])[] {
  return Object.entries(stories).map(([name, story]) => [name, createElement(whole(meta, story))]);
}

function whole(meta: StoryFile["default"], story: Described): ComponentType {
  const args = { ...meta.args, ...story.args };
  const context: StoryContext = { args, globals: {}, parameters: { ...meta.parameters, ...story.parameters } };
  const render = story.render ?? meta.render;
  const Shown = meta.component;
  const Inner: ComponentType = () => {
    if (render) return render(args, context);
    return Shown ? <Shown {...args} /> : null;
  };
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();
  return decorators.reduce<ComponentType>((Story, decorate) => () => decorate(Story, context), Inner);
}
