"""All models by name: how each is built, and how many degrees from above it is seen."""

import carried
import desk
import dressing
import fixing
import hats
import house
import jewellery
import kitchen
import knitted
import light
import more
import play
import rainwear
import table
import umbrellas
import worn

themes = (umbrellas, kitchen, desk, more, table, worn, knitted, hats, jewellery, dressing, carried, house, light, play, fixing, rainwear)
models = {name: model for theme in themes for name, model in theme.models.items()}
