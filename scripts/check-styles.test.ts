import { describe, expect, test } from 'vitest'
import { checkStyles } from './check-styles.ts'

describe('what the oldest browsers drop is found', () => {
  test.each([
    ['.a{color:red;.b{color:blue}}', 'nesting'],
    ['.a{&:hover{color:blue}}', 'nesting'],
    ['.a{@media print{.b{color:red}}}', 'nesting'],
    ['@container (min-width:1px){.a{color:red}}', 'at-rule'],
    ['@scope (.a){p{color:red}}', 'at-rule'],
    ['@starting-style{.a{opacity:0}}', 'at-rule'],
    ['@media (width>=48rem){.a{color:red}}', 'at-rule'],
    ['.a,.b:popover-open{color:red}', ':popover-open'],
    ['.a:not(:open){color:red}', ':open'],
    ['.a:dir(rtl){color:red}', ':dir('],
    ['li:nth-child(2 of .a){color:red}', ':nth-child(2 of '],
    ['.a::details-content{opacity:0}', '::details-content'],
    ['@layer x{.a{height:100dvh}}', 'units (height:100dvh)'],
    ['.a{--edge:50svh}', 'units (--edge:50svh)'],
    ['.a{width:10px;height:10cqw}', 'units (height:10cqw)'],
    ['.a{color:color-mix(in oklab,red,blue)}', 'colors (color'],
    ['.a{color:light-dark(red,blue)}', 'colors (color'],
    ['.a{background:linear-gradient(in oklab,red,blue)}', 'a color space (background'],
    ['.a{width:round(1.5px,1px)}', 'functions (width'],
    ['.a{grid-template-rows:subgrid}', 'a value (grid-template-rows'],
    ['.a{container-type:inline-size}', 'a property (container-type'],
    ['.a{mask:url(a.svg)}', 'no prefix (mask'],
    ['.a{overflow-x:clip}', 'clip (overflow-x'],
    ['@property --x{syntax:"*";inherits:false}', '@property alone'],
  ])('%s', (styles, name) => {
    const found = checkStyles(styles)
    expect(found).toHaveLength(1)
    expect(found[0]?.startsWith(name)).toBe(true)
  })
})

describe('what has an older form beside it, or is asked for, is let be', () => {
  test.each([
    '.a{height:100vh;height:100dvh}',
    '.a{overflow:hidden;overflow:clip}',
    '.a{-webkit-mask:url(a.svg);mask:url(a.svg)}',
    '@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in oklab,red,blue)}}',
    '@supports not selector(:popover-open){[popover]:not([open]){display:none}}',
    '@supports selector(:dir(rtl)){.a:dir(rtl){color:red}}',
    '.a:is([open],:popover-open,:open){position:fixed}',
    ':is(:where(.group):is([open],:popover-open,:open) .a){rotate:180deg}',
    '.open\\:fixed:is([open],:open),.max-h-\\[90dvh\\],.\\[\\&_a\\]\\:x a{position:fixed}',
    '@layer properties{@supports (not (margin-trim:block)){*{--x:0}}}@property --x{syntax:"*";inherits:false}',
    '@media print{.a:before{content:"{&:open 1dvh"}}',
    '@keyframes a{50%{opacity:1}}',
  ])('%s', (styles) => expect(checkStyles(styles)).toEqual([]))
})
